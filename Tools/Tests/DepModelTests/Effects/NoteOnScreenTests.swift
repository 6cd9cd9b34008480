import DepModel
import Testing

/// What tells the user something for a moment, and what an app shows of itself.
struct NoteOnScreenTests {
  @Test func `a toast is something that screens show`() throws {
    try expectModel(
      """
      import UIKit
      enum Toast {
        static func warn(_ text: String) {
          UIApplication.shared.isIdleTimerDisabled = true // hidden systemSingleton UIApplication.shared
        }
        static func last() -> Int {
          UserDefaults.standard.integer(forKey: "a") // hidden systemSingleton UserDefaults.standard
        }
      }
      enum Bread {
        static func warn(_ text: String) {
          UIApplication.shared.isIdleTimerDisabled = true // hidden systemSingleton UIApplication.shared
        }
      }
      final class List {
        func open() {
          Toast.warn("a") // aside navigation Toast.warn
          print(Toast.last()) // hidden staticFacade Toast.last()
          Bread.warn("a") // hidden staticFacade Bread.warn
        }
      }
      """, counting: [])
  }

  @Test func `panels and managers of fonts and colors are parts of screens`() throws {
    try expectModel(
      """
      import AppKit
      final class Field {
        func choose() {
          NSFontManager.shared.target = self // aside appearance NSFontManager.shared
          NSFontPanel.shared.close() // aside appearance NSFontPanel.shared
          NSColorPanel.shared.close() // aside appearance NSColorPanel.shared
          print(NSApp.currentEvent as Any) // aside appearance NSApp
          NSApp.terminate(nil) // hidden systemSingleton NSApp
        }
      }
      """, counting: [])
  }
}
