import DepModel
import Testing

/// Variables that a type declares and uses itself.
struct OwnVariableTests {
  @Test func `a variable of the own type is part of its state`() throws {
    try expectModel(
      """
      final class Windows {
        static var list: [Int] = []
        static var isOpen = false
        func add() { Windows.list.append(1) } // aside ownDeclaration Windows.list
        func open() { Self.isOpen = true } // aside ownDeclaration Self.isOpen
        static func count() -> Int { list.count } // aside ownDeclaration list
      }
      extension Windows {
        func clear() { Self.list = [] } // aside ownDeclaration Self.list
        final class Row {
          func count() -> Int { Windows.list.count } // hidden globalVariable Windows.list
        }
      }
      final class Panel {
        func count() -> Int { Windows.list.count } // hidden globalVariable Windows.list
      }
      var level = 1
      final class Meter {
        func raise() { level += 1 } // hidden globalVariable level
      }
      """, counting: [])
  }
}
