/// What the command line asks for.
struct Options {
  private(set) var jsonPath: String?
  private(set) var filter: String?
  private(set) var isSmoke = false
  private(set) var asksForHelp = false

  // What the program passes to the processes that it starts; not for people.
  private(set) var measured: String?
  private(set) var first = SampleProcess.Order.baseline

  static let help = """
    Usage: DepStructsBenchmarks [--json FILE] [--filter TEXT] [--smoke] [--help]

      --json FILE    Save the results as JSON.
      --filter TEXT  Run only the rows that have the text in their name.
      --smoke        Run everything for an instant: a test of the benchmark, not a measurement.
      --help         Show this.
    """

  /// Reads the arguments that follow the name of the program.
  init(_ arguments: some Sequence<String>) throws(UsageError) {
    var arguments = arguments.makeIterator()
    while let argument = arguments.next() {
      switch argument {
      case "--json": jsonPath = try Self.value(of: argument, arguments.next())
      case "--filter": filter = try Self.value(of: argument, arguments.next())
      case "--smoke": isSmoke = true
      case "--help", "-h": asksForHelp = true
      case "--measure": measured = try Self.value(of: argument, arguments.next())
      case "--first": first = try Self.order(Self.value(of: argument, arguments.next()))
      default: throw UsageError(message: "unknown argument '\(argument)'")
      }
    }
  }

  private static func value(of option: String, _ next: String?) throws(UsageError) -> String {
    guard let next, !next.isEmpty, !next.hasPrefix("--") else {
      throw UsageError(message: "\(option) needs a value")
    }
    return next
  }

  private static func order(_ name: String) throws(UsageError) -> SampleProcess.Order {
    guard let order = SampleProcess.Order(rawValue: name) else {
      throw UsageError(message: "--first is baseline or candidate, not '\(name)'")
    }
    return order
  }
}

/// A command line that makes no sense.
struct UsageError: Error {
  let message: String
}
