/// The one thread that may read a confined override, for as long as its operation runs.
final class Confinement: Sendable {
  /// The confinements of each thread: a list from the innermost outwards.
  private static let innermost = ThreadSpecificPointer()

  private let outer: Confinement?

  private static var current: Confinement? {
    innermost.value.map { Unmanaged<Confinement>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Runs the operation with a confinement to this thread.
  static func run<Result, Failure: Error>(
    _ operation: (Confinement) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let confinement = Confinement(inside: current)
    let outer = innermost.value
    innermost.value = Unmanaged.passUnretained(confinement).toOpaque()
    defer { innermost.value = outer }
    return try operation(confinement)
  }

  private init(inside outer: Confinement?) { self.outer = outer }

  /// Whether this is its thread, and its operation still runs.
  var isInReach: Bool {
    var next = Self.current
    while let confinement = next, confinement !== self { next = confinement.outer }
    return next != nil
  }
}
