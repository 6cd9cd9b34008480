import DepModel
import Testing

/// Functions that a nested type calls by their name alone.
struct NestedCallTests {
  @Test func `a class may inherit a function from code that was not read`() throws {
    try expectModel(
      """
      import Foundation
      class Work {
        static func start() {
          UserDefaults.standard.set(1, forKey: "a") // hidden systemSingleton UserDefaults.standard
        }
        class Runner: Thread {
          func go() { start() }
        }
        class Plain {
          func go() { start() } // hidden staticFacade start()
        }
        class Derived: Plain {
          func run() { start() } // hidden staticFacade start()
        }
        class Middle: Runner {
          func run() { start() }
        }
        class Text: CustomStringConvertible {
          var description: String { start(); return "" } // hidden staticFacade start()
        }
        struct Row: Equatable {
          func go() { start() } // hidden staticFacade start()
        }
      }
      """, counting: [])
  }
}
