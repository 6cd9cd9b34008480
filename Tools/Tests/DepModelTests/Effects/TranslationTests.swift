import DepModel
import Testing

/// Texts in the language of the user.
struct TranslationTests {
  @Test func `a text by its key looks different in another language, and does nothing else`() throws
  {
    try expectModel(
      """
      import Foundation
      enum Words {
        static func localizedString(_ key: String) -> String {
          let name = UserDefaults.standard.string(forKey: "a") ?? "" \
      // hidden systemSingleton UserDefaults.standard
          return name + key
        }
        static func localise(_ key: String, from session: Int) async -> String {
          _ = try? await URLSession.shared.data(from: url) \
      // hidden systemSingleton URLSession.shared
          return key
        }
        static func localized(now format: String) -> String {
          "\\(Date())" + format // hidden ambientValue Date()
        }
        static func localizedTitle(of id: Int) -> String {
          UserDefaults.standard.string(forKey: "a") ?? "" \
      // hidden systemSingleton UserDefaults.standard
        }
        static func localizedURL(_ key: String) -> String {
          try? FileManager.default.removeItem(atPath: key) \
      // hidden systemSingleton FileManager.default
          return key
        }
        static func delocalizedText(_ key: String) -> String {
          UserDefaults.standard.string(forKey: key) ?? "" \
      // hidden systemSingleton UserDefaults.standard
        }
        static func localizedName() -> String {
          UserDefaults.standard.string(forKey: "a") ?? "" \
      // hidden systemSingleton UserDefaults.standard
        }
        static func localizedCount(_ key: String) -> Int {
          UserDefaults.standard.integer(forKey: key) \
      // hidden systemSingleton UserDefaults.standard
        }
        static func stored(_ key: String) -> String {
          UserDefaults.standard.string(forKey: key) ?? "" \
      // hidden systemSingleton UserDefaults.standard
        }
      }
      final class Screen {
        func show() async {
          print(Words.localizedString("save")) // aside appearance Words.localizedString
          print(await Words.localise("save", from: 1)) // hidden staticFacade Words.localise
          print(Words.localized(now: "y")) // hidden staticFacade Words.localized
          print(Words.localizedTitle(of: 1)) // hidden staticFacade Words.localizedTitle
          print(Words.localizedURL("a")) // hidden staticFacade Words.localizedURL
          print(Words.delocalizedText("a")) // hidden staticFacade Words.delocalizedText
          print(Words.localizedName()) // hidden staticFacade Words.localizedName()
          print(Words.localizedCount("save")) // hidden staticFacade Words.localizedCount
          print(Words.stored("save")) // hidden staticFacade Words.stored
        }
      }
      """, counting: [])
  }
}
