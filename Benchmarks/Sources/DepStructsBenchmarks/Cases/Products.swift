/// An object that a lifetime keeps.
final class Session: Sendable {
  let number: Int

  init(number: Int) { self.number = number }
}

/// A small value that a lifetime keeps; copying it retains nothing.
struct Reading: Sendable {
  let number: Int
  let scale: Double
}
