import ArgumentParser
import DepFacts

/// How sources are read, whatever they are.
struct ProjectOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The configuration; by default, the nearest .depstructs.json in this or a parent folder.",
      valueName: "file"))
  var configuration: String?

  @Option(help: ArgumentHelp("The folder of the cache.", valueName: "folder"))
  var cachePath: String?

  @Flag(help: "Do not use the cache.")
  var noCache = false

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("How many files to read in parallel.", valueName: "number"))
  var jobs: Int?

  @Option(
    help: ArgumentHelp(
      "Count what is no dependency as a rule; may be repeated.",
      valueName: "kind"))
  var count: [CountOption] = []

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("'--jobs' must be 1 or more, not \(jobs)") }
  }

  /// The whole working directory, read in this manner.
  var source: SourceOptions {
    var source = SourceOptions()
    source.paths = []
    source.facts = []
    source.reading = self
    return source
  }
}

/// The value of `--count`.
enum CountOption: Equatable, Sendable, ExpressibleByArgument {
  case all
  case kind(CountableKind)

  init?(argument: String) {
    if argument == "all" {
      self = .all
    } else {
      guard let kind = CountableKind(rawValue: argument) else { return nil }
      self = .kind(kind)
    }
  }

  static var allValueStrings: [String] { CountableKind.allCases.map(\.rawValue) + ["all"] }

  var kinds: [CountableKind] {
    switch self {
    case .all: CountableKind.allCases
    case .kind(let kind): [kind]
    }
  }
}
