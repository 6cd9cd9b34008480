import DepModel
import Testing

/// What belongs to a screen, and what only looks as if it did.
struct PartsOfScreensTests {
  @Test func `a screen observes the keyboard, and any other notification counts`() throws {
    try expectModel(
      """
      import SwiftUI
      import UIKit
      final class FormController: UIViewController {
        func observe() {
          let name = UIResponder.keyboardWillShowNotification
          NotificationCenter.default.addObserver( // aside keyboard NotificationCenter.default
            self, selector: #selector(up), name: UIResponder.keyboardWillShowNotification, object: nil)
          NotificationCenter.default.addObserver( // aside keyboard NotificationCenter.default
            self, selector: #selector(up), name: .UIKeyboardWillHide, object: nil)
        }
        deinit {
          NotificationCenter.default.removeObserver(self) // aside keyboard NotificationCenter.default
        }
      }
      struct Padding: ViewModifier {
        func body(content: Content) -> some View {
          content.onReceive(
            NotificationCenter.default \
      // aside keyboard NotificationCenter.default
              .publisher(for: UIResponder.keyboardWillHideNotification)) { _ in }
        }
      }
      final class ListController: UIViewController {
        func observe() {
          NotificationCenter.default.addObserver( // hidden systemSingleton NotificationCenter.default
            self, selector: #selector(up), name: UIResponder.keyboardWillShowNotification, object: nil)
          NotificationCenter.default.addObserver( // hidden systemSingleton NotificationCenter.default
            self, selector: #selector(up), name: .didLogIn, object: nil)
        }
      }
      final class VariableController: UIViewController {
        func observe(_ name: Notification.Name) {
          NotificationCenter.default.addObserver( // hidden systemSingleton NotificationCenter.default
            self, selector: #selector(up), name: UIResponder.keyboardWillShowNotification, object: nil)
          NotificationCenter.default.addObserver( // hidden systemSingleton NotificationCenter.default
            self, selector: #selector(up), name: name, object: nil)
        }
      }
      """, counting: [])
  }

  @Test func `feedback counts only beside another dependency`() throws {
    try expectModel(
      """
      import UIKit
      final class Slider {
        func tap() { AudioServicesPlaySystemSound(1104) } \
      // aside feedback AudioServicesPlaySystemSound
      }
      final class Player {
        func tap() { AudioServicesPlaySystemSound(1104) } \
      // hidden ambientValue AudioServicesPlaySystemSound
        func load() { print(UserDefaults.standard) } // hidden systemSingleton UserDefaults.standard
      }
      """, counting: [])
  }

  @Test func `a screen asks for the kind of device to arrange its views`() throws {
    try expectModel(
      """
      import UIKit
      extension UIDevice { static var isPad: Bool {
        UIDevice.current.userInterfaceIdiom == .pad } } // hidden systemSingleton UIDevice.current
      final class GridController: UIViewController {
        func columns() -> Int {
          if UIDevice.current.userInterfaceIdiom == .pad { 3 } else { 1 } \
      // aside appearance UIDevice.current
        }
        func rows() -> Int { UIDevice.isPad ? 3 : 1 } // aside appearance UIDevice.isPad
      }
      final class Tracker {
        func device() -> Bool { UIDevice.current.userInterfaceIdiom == .pad } \
      // hidden systemSingleton UIDevice.current
      }
      """, counting: [])
  }

  @Test func `a store that views observe is no view model, and a factory shows nothing`() throws {
    try expectModel(
      """
      import SwiftUI
      final class AccountStore: ObservableObject {
        func load() { print(UserDefaults.standard) } // hidden systemSingleton UserDefaults.standard
      }
      final class Filter: ObservableObject {
        func load() { print(UserDefaults.standard) } // hidden systemSingleton UserDefaults.standard
      }
      final class ListViewModel: ObservableObject {
        func make() { print(AccountStore()) } // hidden construction AccountStore()
        func filter() { print(Filter()) } // aside navigation Filter()
      }
      final class AccountFactory {
        func make() -> AccountStore { AccountStore() } // aside assembly AccountStore()
        func list() -> ListViewModel { ListViewModel() } // aside navigation ListViewModel()
      }
      """, counting: [])
  }

  @Test func `what a view keeps as its own state belongs to it`() throws {
    try expectModel(
      """
      import Foundation
      import SwiftUI
      final class CoverLoader: ObservableObject {
        func load() { print(URLSession.shared) } // hidden systemSingleton URLSession.shared
      }
      struct CoverView: View {
        @StateObject private var loader = CoverLoader() // aside navigation CoverLoader()
        private let other = CoverLoader() // hidden construction CoverLoader()
        var body: some View { Text("cover") }
      }
      final class CoverStore {
        @Kept var loader = CoverLoader() // hidden construction CoverLoader()
      }
      """, counting: [])
  }

  @Test func `an identifier at the end of a long chain tells one view from the next`() throws {
    try expectModel(
      """
      import SwiftUI
      struct Feed: View {
        var body: some View {
          Text("a").bold().italic().padding().frame().opacity(1).hidden()
            .id(UUID()) // aside identity UUID()
          Text("b").bold().italic().padding().frame().opacity(1).hidden()
            .send(UUID()) // hidden ambientValue UUID()
        }
      }
      """, counting: [])
  }

  @Test func `a time until which code waits is no time that it asks for`() throws {
    try expectModel(
      """
      import Foundation
      final class Waiter {
        let lock = NSConditionLock()
        func settle() {
          lock.lock(before: Date(timeIntervalSinceNow: 0.1)) // aside delay lock.lock
          show(until: Date(timeIntervalSinceNow: 0.1)) // hidden ambientValue Date
        }
      }
      """, counting: [])
  }

  @Test func `a function that decodes a value of its own type gives data`() throws {
    try expectModel(
      """
      import Foundation
      final class Place: NSObject, NSCoding {
        var seen: Date? = Date() // hidden ambientValue Date()
        override init() {}
        init?(coder: NSCoder) {}
        func encode(with coder: NSCoder) {}
        static func place(from data: Data?) -> Place? { data == nil ? nil : Place() }
        static func stored(_ key: String) -> Place? {
          UserDefaults.standard.data(forKey: key).flatMap(place) // hidden systemSingleton UserDefaults.standard
        }
      }
      final class Places {
        func read(_ data: Data) -> [Place?] {
          [
            Place.place(from: data), // aside preset Place.place
            Place.stored("a"), // hidden staticFacade Place.stored
            Place(), // aside plainObject Place()
          ]
        }
      }
      """, counting: [])
  }

  @Test func `a function that shows a screen or a message is navigation`() throws {
    try expectModel(
      """
      import UIKit
      func show(_ error: String) {
        let alert = UIAlertController(title: error, message: nil, preferredStyle: .alert)
        UIApplication.shared.windows.first?.rootViewController?.present(alert, animated: true) // aside appearance UIApplication.shared
      }
      func show(_ error: Error) { show(error.localizedDescription) }
      func save(_ text: String) { UserDefaults.standard.set(text, forKey: "text") } // hidden systemSingleton UserDefaults.standard
      func signOut() {
        UserDefaults.standard.removeObject(forKey: "user") // hidden systemSingleton UserDefaults.standard
        UIApplication.shared.windows.first?.rootViewController?.dismiss(animated: true) // aside appearance UIApplication.shared
      }
      enum ScreenRouting {
        static func push(_ number: Int) { UserDefaults.standard.set(number, forKey: "last") } // hidden systemSingleton UserDefaults.standard
        static func last() -> Int { UserDefaults.standard.integer(forKey: "last") } // hidden systemSingleton UserDefaults.standard
      }
      extension UIApplication {
        func alert(_ text: String) {
          let alert = UIAlertController(title: text, message: nil, preferredStyle: .alert)
          windows.first?.rootViewController?.present(alert, animated: true)
        }
      }
      final class Form {
        func submit(_ text: String) {
          save(text) // hidden staticFacade save
          show(text) // aside navigation show
          signOut() // hidden staticFacade signOut()
          ScreenRouting.push(1) // aside navigation ScreenRouting.push
          _ = ScreenRouting.last() // hidden staticFacade ScreenRouting.last()
          UIApplication.shared.alert(text) // aside navigation UIApplication.shared
          UIApplication.shared.beginIgnoringInteractionEvents() // hidden systemSingleton UIApplication.shared
        }
      }
      """, counting: [])
  }

  @Test func `a message and a length are parts of a screen`() throws {
    try expectModel(
      """
      import AppKit
      import SwiftUI
      enum Messages {
        static func show(_ title: String) {
          let alert = NSAlert() // aside navigation NSAlert()
          alert.messageText = title
          alert.runModal()
        }
        static func forget() {
          let alert = NSAlert() // aside navigation NSAlert()
          alert.runModal()
          UserDefaults.standard.removeObject(forKey: "a") // hidden systemSingleton UserDefaults.standard
        }
      }
      enum CardRadius {
        static var inner: Double {
          UserDefaults.standard.double(forKey: "radius") // hidden systemSingleton UserDefaults.standard
        }
        static var volume: Int {
          UserDefaults.standard.integer(forKey: "volume") // hidden systemSingleton UserDefaults.standard
        }
      }
      enum Profit {
        static var margin: Double {
          UserDefaults.standard.double(forKey: "m") // hidden systemSingleton UserDefaults.standard
        }
      }
      struct Card: View {
        var body: some View {
          Button("a") {
            Messages.show("a") // aside navigation Messages.show
            Messages.forget() // hidden staticFacade Messages.forget()
          }
          .cornerRadius(CardRadius.inner) // aside appearance CardRadius.inner
          .opacity(Double(CardRadius.volume)) // hidden staticFacade CardRadius.volume
          .opacity(Profit.margin) // hidden staticFacade Profit.margin
        }
      }
      final class Player {
        func play() -> Double { CardRadius.inner } // hidden staticFacade CardRadius.inner
      }
      """, counting: [])
  }

  @Test func `an identifier that an enum of identifiers takes identifies a value`() throws {
    try expectModel(
      """
      import Foundation
      enum EntityID {
        case image(Int, String)
      }
      enum UserID {
        static func save(_ id: UUID) {}
      }
      struct Copier {
        func copy() -> EntityID {
          EntityID.image(1, UUID().uuidString) // aside identity UUID()
        }
        func keep() {
          UserID.save(UUID()) // hidden ambientValue UUID()
        }
        func token() -> String {
          Set(["a"]).first ?? UUID().uuidString // hidden ambientValue UUID()
        }
      }
      """, counting: [])
  }
}
