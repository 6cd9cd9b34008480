import DepModel
import Testing

/// Objects that an archive keeps.
struct ArchivedModelTests {
  @Test func `an object that an archive keeps is data, and a client is none`() throws {
    try expectModel(
      """
      import Foundation
      class Model: NSObject, NSCoding {
        func encode(with coder: NSCoder) {}
        required init?(coder: NSCoder) {}
        override init() {}
        var isSaved: Bool { FileManager.default.fileExists(atPath: "a") } \
      // hidden systemSingleton FileManager.default
      }
      final class Love: Model {
        static let first = Love()
        static let shared = Love()
        static var last = Love()
      }
      final class Client: Model {
        func send() { URLSession.shared.dataTask(with: url) } \
      // hidden systemSingleton URLSession.shared
      }
      final class LoveService: Model {}
      final class Parser {
        func parse() -> Love { Love() } // aside plainObject Love()
        func service() -> LoveService { LoveService() } // hidden construction LoveService()
        func client() -> Client { Client() } // hidden construction Client()
        func isFirst(_ love: Love) -> Bool { love == Love.first } // aside preset Love.first
        func isShared(_ love: Love) -> Bool { love == Love.shared } // hidden singleton Love.shared
        func isLast(_ love: Love) -> Bool { love == Love.last } // hidden singleton Love.last
      }
      """, counting: [])
  }
}
