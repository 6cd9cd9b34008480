import Foundation

/// The command.
@main
enum DepStructsBenchmarks {
  static func main() async {
    do {
      try await run(Options(CommandLine.arguments.dropFirst()))
    } catch let error as UsageError {
      stop("\(error.message); --help shows what there is", status: 64)
    } catch let error as Failure {
      stop(error.message, status: 1)
    } catch {
      stop(error.localizedDescription, status: 1)
    }
  }

  private static func run(_ options: Options) async throws {
    if options.asksForHelp { return print(Options.help) }
    if let name = options.measured {
      let comparison = try comparisons { $0.name == name }[0]
      return try await SampleProcess.run(comparison, options.first, isSmoke: options.isSmoke)
    }
    let report = try options.jsonPath.map(JSONReport.init)
    let comparisons = try comparisons { options.filter.map($0.name.contains) ?? true }
    let rows = try Benchmark(comparisons: comparisons, isSmoke: options.isSmoke).run()
    try report?.write(rows)
  }

  private static func comparisons(
    _ isWanted: (Comparison) -> Bool
  ) throws(UsageError) -> [Comparison] {
    let comparisons = Comparison.all.filter(isWanted)
    guard !comparisons.isEmpty else { throw UsageError(message: "no row has such a name") }
    return comparisons
  }

  private static func stop(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("DepStructsBenchmarks: \(message)\n".utf8))
    exit(status)
  }
}
