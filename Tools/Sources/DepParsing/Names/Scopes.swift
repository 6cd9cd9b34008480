@_spi(RawSyntax) internal import SwiftSyntax

/// The names that are bound at the place which is being read.
///
/// Every name has a number, and every number has counters: looking a name up costs one hash,
/// however many scopes surround it.
struct Scopes {
  /// What a name is bound as.
  enum Binding: UInt8 {
    /// A local variable, parameter, closure parameter, pattern or local function.
    case local
    /// An instance member of a type around the place.
    case instance
    /// A generic parameter or associated type.
    case generic
    /// Something whose type ends with `Dependencies`.
    case dependency
  }

  private struct State {
    var local: Int32 = 0
    var instance: Int32 = 0
    var generic: Int32 = 0
    var dependency: Int32 = 0
  }

  private var names = ByteTable()
  private var states: [State] = []
  private var stack: [(name: Int32, binding: Binding)] = []

  /// The number of a name, whether bound or not.
  mutating func number(of text: SyntaxText) -> Int32 {
    let number = names.intern(UnsafeBufferPointer(start: text.baseAddress, count: text.count))
    if Int(number) == states.count { states.append(State()) }
    return number
  }

  func isLocal(_ name: Int32) -> Bool { states[Int(name)].local > 0 }
  func isGeneric(_ name: Int32) -> Bool { states[Int(name)].generic > 0 }
  func isDependency(_ name: Int32) -> Bool { states[Int(name)].dependency > 0 }
  func isBound(_ name: Int32) -> Bool {
    states[Int(name)].local > 0 || states[Int(name)].instance > 0
  }

  /// Where the stack stands, to be handed to ``leave(_:)``.
  var mark: Int { stack.count }

  mutating func bind(_ name: Int32, as binding: Binding = .local) {
    stack.append((name, binding))
    count(name, binding, by: 1)
  }

  /// Forgets all that was bound since a mark.
  mutating func leave(_ mark: Int) {
    while stack.count > mark {
      let last = stack.removeLast()
      count(last.name, last.binding, by: -1)
    }
  }

  /// Hides what was bound since a mark, as the `else` of a `guard` does not see its conditions.
  mutating func suspend(_ mark: Int) {
    for index in mark..<stack.count { count(stack[index].name, stack[index].binding, by: -1) }
  }

  mutating func resume(_ mark: Int) {
    for index in mark..<stack.count { count(stack[index].name, stack[index].binding, by: 1) }
  }

  private mutating func count(_ name: Int32, _ binding: Binding, by step: Int32) {
    switch binding {
    case .local: states[Int(name)].local += step
    case .instance: states[Int(name)].instance += step
    case .generic: states[Int(name)].generic += step
    case .dependency: states[Int(name)].dependency += step
    }
  }
}
