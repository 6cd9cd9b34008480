/// Tells whether this thread is initialising a static or global `let`.
///
/// The runtime does not say, but the stack does: the initialisation runs inside the runtime's
/// once-function. Its frames are found by comparing the stacks of two initialisations of our own,
/// so no symbol names are needed, and stripped or statically linked programs work too.
enum LazyInitialization {
  static var isUnderway: Bool {
    let once = onceFrames
    guard let innermost = once.first else { return false }
    let stack = callStack()
    return stack.indices.contains { start in
      stack[start] == innermost && stack[start...].starts(with: once)
    }
  }

  /// The return addresses that every lazy initialisation has on its stack, innermost first.
  private static let onceFrames: [UInt] = {
    let here = callStack()
    // A stack that was cut off shares no outer end with another.
    guard here.count < callStackLimit - 16 else { return [] }
    let right = frames(of: Right.stack, inside: here)
    return frames(of: Left.stack, inside: here).filter { right.contains($0) }
  }()

  /// The frames that a stack does not share with another at either end.
  private static func frames(of stack: [UInt], inside outer: [UInt]) -> ArraySlice<UInt> {
    let inner = zip(stack, outer).prefix { $0 == $1 }.count
    let common = zip(stack.reversed(), outer.reversed()).prefix { $0 == $1 }.count
    return stack.dropFirst(inner).dropLast(common)
  }

  // Unlike each other on purpose: an optimizer that merges the two would leave their own frame in
  // what they have in common.
  private enum Left { static let stack = callStack() }
  private enum Right { static let stack = callStack().filter { $0 != 0 } }
}
