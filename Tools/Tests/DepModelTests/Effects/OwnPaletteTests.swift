import DepModel
import Testing

/// Colors that a constant works out.
struct OwnPaletteTests {
  @Test func `a constant that works colors out is no dependency`() throws {
    try expectModel(
      """
      import AppKit
      struct FG {
        var gray: NSColor { NSAppearance.current.isDark ? .gray : .white } \
      // aside appearance NSAppearance.current
        var warm: NSColor { NSAppearance.current.isDark ? .gray : .white } \
      // aside appearance NSAppearance.current
        var cold: NSColor { NSAppearance.current.isDark ? .gray : .white } \
      // aside appearance NSAppearance.current
      }
      struct Looks {
        var gray: NSColor { NSAppearance.current.isDark ? .gray : .white } \
      // aside appearance NSAppearance.current
        var size: Int { UserDefaults.standard.integer(forKey: "a") } \
      // hidden systemSingleton UserDefaults.standard
        var name: Int { UserDefaults.standard.integer(forKey: "b") } \
      // hidden systemSingleton UserDefaults.standard
        var kind: Int { UserDefaults.standard.integer(forKey: "c") } \
      // hidden systemSingleton UserDefaults.standard
      }
      struct Store {
        var gray: NSColor { NSAppearance.current.isDark ? .gray : .white } \
      // aside appearance NSAppearance.current
        var warm: NSColor { NSAppearance.current.isDark ? .gray : .white } \
      // aside appearance NSAppearance.current
        var cold: NSColor { NSAppearance.current.isDark ? .gray : .white } \
      // aside appearance NSAppearance.current
        func save() { UserDefaults.standard.set(1, forKey: "a") } \
      // hidden systemSingleton UserDefaults.standard
      }
      extension NSColor {
        static let store = Store() // hidden construction Store()
        static let fg = FG()
        static let looks = Looks() // hidden construction Looks()
      }
      final class Row {
        func color() -> NSColor { NSColor.fg.warm } // aside appearance NSColor.fg
        func save() { NSColor.store.save() } // hidden staticFacade NSColor.store
        func size() -> Int { NSColor.looks.size } // hidden staticFacade NSColor.looks
      }
      """, counting: [])
  }
}
