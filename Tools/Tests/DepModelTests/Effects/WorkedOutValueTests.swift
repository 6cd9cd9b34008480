import DepModel
import Testing

/// Values, colors and texts that statics give, and that no test would replace.
struct WorkedOutValueTests {
  @Test func `a static that works out a value is no facade`() throws {
    try expectModel(
      """
      import Foundation
      enum Prices {
        static func current() -> Double { UserDefaults.standard.double(forKey: "x") } \
      // hidden systemSingleton UserDefaults.standard
      }
      struct Money {
        let value: Double
        func text() -> String { "\\(value) \\(Prices.current())" } // hidden staticFacade Prices.current()
      }
      struct Coins {
        static var heap = Coins(count: 9)
        static let dust = Coins(count: 3)
        let count: Int
        func money() -> Money { Money(value: Double(count)) }
        static func bounded(_ amount: Double) throws -> Coins { Coins(count: Int(amount)) }
        static func stored(_ name: String) -> Coins {
          Coins(count: UserDefaults.standard.integer(forKey: name)) \
      // hidden systemSingleton UserDefaults.standard
        }
      }
      final class Purse {
        func fill() throws -> Int {
          let least = Coins.dust // aside preset Coins.dust
          let most = Coins.heap // aside preset Coins.heap
          let more = try Coins.bounded(2) // aside preset Coins.bounded
          let stored = Coins.stored("x") // hidden staticFacade Coins.stored
          return most.count + least.count + more.count + stored.count
        }
      }
      """, counting: [])
  }

  @Test func `what does more than work out a value is a facade`() throws {
    try expectModel(
      """
      import Foundation
      struct Money {
        let value: Double
        func text() -> String { "\\(UserDefaults.standard.double(forKey: "x"))" } \
      // hidden systemSingleton UserDefaults.standard
      }
      struct Coins {
        let count: Int
        func money() -> Money { Money(value: Double(count)) }
      }
      enum Mint {
        static func saved(_ amount: Double) -> Coins {
          Ledger.note()
          return Coins(count: Int(amount))
        }
        static func coined(_ amount: Double) -> Coins { Coins(count: Int(amount)) }
      }
      enum Ledger {
        static func note() { first() }
        static func first() { second() }
        static func second() { third() }
        static func third() { UserDefaults.standard.set(1, forKey: "x") } \
      // hidden systemSingleton UserDefaults.standard
      }
      final class Purse {
        func fill() {
          _ = Mint.saved(2) // hidden staticFacade Mint.saved
          _ = Mint.coined(2) // aside preset Mint.coined
        }
      }
      """, counting: [])
  }

  @Test func `a struct that holds its store is a service`() throws {
    try expectModel(
      """
      import Foundation
      final class API {
        static let shared = API()
        func load() { _ = URLSession.shared } // hidden systemSingleton URLSession.shared
      }
      struct Repository {
        static let main = Repository(name: "x")
        let name: String
        func load() { API.shared.load() } // hidden singleton API.shared
      }
      final class Screen {
        func show() {
          Repository.main.load() // hidden staticFacade Repository.main
        }
      }
      """, counting: [])
  }

  @Test func `an error that a class holds is a value`() throws {
    try expectModel(
      """
      import Foundation
      final class PaymentError {
        static let none = PaymentError(text: "none")
        var text: String
        init(text: String) { self.text = NSLocalizedString(text, comment: "") }
      }
      final class Payments {
        func pay() -> [PaymentError] {
          [PaymentError(text: "x"), PaymentError.none] // aside preset PaymentError.none
        }
      }
      """, counting: [])
  }

  @Test func `a formatter of the project gives a text`() throws {
    try expectModel(
      """
      import Foundation
      enum DateFormats {
        static func text(
          _ date: Date,
          to other: Date = Date() // defaulted ambientValue Date()
        ) -> String {
          RelativeDateTimeFormatter() // aside deviceFormat RelativeDateTimeFormatter()
            .localizedString(for: date, relativeTo: other)
        }
      }
      enum Ages {
        static func text(_ date: Date) -> String { "\\(Date().timeIntervalSince(date))" } \
      // hidden ambientValue Date()
      }
      final class Row {
        func show(_ date: Date) -> String {
          DateFormats.text(date) // aside appearance DateFormats.text
            + Ages.text(date) // hidden staticFacade Ages.text
        }
      }
      """, counting: [])
  }

  @Test func `colors are appearance, also behind an object that keeps the theme`() throws {
    try expectModel(
      """
      import UIKit
      struct Theme { var label: UIColor; var name: String }
      final class Themes {
        static let shared = Themes()
        var current = Theme(label: .red, name: "x")
        func load() { current.name = UserDefaults.standard.string(forKey: "x")! } \
      // hidden systemSingleton UserDefaults.standard
        var theme: Theme { current }
      }
      enum AppColors {
        static var accent = Asset.accent.color
        static func change() { accent = .red } // aside ownDeclaration accent
        static var isDark: Bool { UserDefaults.standard.bool(forKey: "x") } \
      // hidden systemSingleton UserDefaults.standard
      }
      extension UIColor {
        static var isDarkModeEnabled: Bool { UserDefaults.standard.bool(forKey: "x") } \
      // hidden systemSingleton UserDefaults.standard
      }
      final class Screen {
        func paint(_ view: UILabel) {
          view.textColor = Themes.shared.theme.label // aside appearance Themes.shared
          view.tintColor = AppColors.accent // aside appearance AppColors.accent
          view.isHidden = AppColors.isDark // aside appearance AppColors.isDark
          view.isHidden = UIColor.isDarkModeEnabled // aside appearance UIColor.isDarkModeEnabled
        }
      }
      final class Menu {
        func name() -> String { Themes.shared.theme.name } // hidden singleton Themes.shared
      }
      """, counting: [])
  }

  @Test func `what loads, changes or starts something counts, whatever its name`() throws {
    try expectModel(
      """
      import Foundation
      import UIKit
      enum AppColors {
        static var fetched: Data { try! Data(contentsOf: URL(string: "x")!) } // hidden ambientValue Data
      }
      enum CodeFormatter {
        static func format(_ text: String) -> String {
          let process = Process() // hidden systemSingleton Process()
          process.launch()
          return text
        }
      }
      final class LastError {
        static let shared = LastError()
        var history: [String] = []
        func start() { _ = ProcessInfo.processInfo.hostName } \
      // hidden systemSingleton ProcessInfo.processInfo
      }
      final class Uploads: UIViewController {
        static let shared = Uploads()
        func upload() { _ = URLSession.shared } // hidden systemSingleton URLSession.shared
      }
      struct Owner { var avatar: UIImage }
      final class Users {
        static let shared = Users()
        var owner: Owner { Owner(avatar: UIImage(data: try! Data(contentsOf: address))!) } \
      // hidden ambientValue Data
        let address = URL(string: "x")!
      }
      struct Form {
        var name = ""
        func save() { UserDefaults.standard.set(name, forKey: "x") } \
      // hidden systemSingleton UserDefaults.standard
      }
      final class Service {
        private var form = Form()
        func run() -> String {
          LastError.shared.history.append("x") // hidden singleton LastError.shared
          Uploads.shared.upload() // hidden singleton Uploads.shared
          _ = Users.shared.owner.avatar // hidden singleton Users.shared
          _ = AppColors.fetched // hidden staticFacade AppColors.fetched
          return CodeFormatter.format("x") // hidden staticFacade CodeFormatter.format
        }
      }
      """, counting: [])
  }

  @Test func `a constant of a type of values is one of them`() throws {
    try expectModel(
      """
      import Foundation
      struct Tag {
        static let empty = Tag(name: "empty")
        static let other: Tag = Tag(name: "other")
        let name: String
        func text() -> Any? { UserDefaults.standard.object(forKey: name) } \
      // hidden systemSingleton UserDefaults.standard
      }
      struct Host {
        static let main = Host(name: UserDefaults.standard.string(forKey: "a") ?? "") \
      // hidden systemSingleton UserDefaults.standard
        let name: String
      }
      struct Sender {
        static let main = Sender(send: nil)
        let send: (() -> String)?
        func go() { print(UserDefaults.standard) } // hidden systemSingleton UserDefaults.standard
      }
      struct Client {
        static let main = Client(send: { UserDefaults.standard.set($0, forKey: "a") }) \
      // hidden systemSingleton UserDefaults.standard
        let send: (String) -> Void
      }
      final class Row {
        func empty() -> Any? { Tag.empty.text() } // aside preset Tag.empty
        func other() -> Any? { Tag.other.text() } // aside preset Tag.other
        func go() { Sender.main.go() } // hidden staticFacade Sender.main
        func host() -> String { Host.main.name } // hidden staticFacade Host.main
        func send() { Client.main.send("a") } // hidden staticFacade Client.main
      }
      """, counting: [])
  }
}
