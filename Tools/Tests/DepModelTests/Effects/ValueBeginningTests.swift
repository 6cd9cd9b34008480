import DepModel
import Testing

/// What a value begins with, and what values are made for.
struct ValueBeginningTests {
  @Test func `the time at which a struct begins is none, and that of a view or a class is`() throws
  {
    try expectModel(
      """
      import SwiftUI
      struct Entry {
        let date = Date() // aside identity Date()
        var changed: Date = Date() // aside identity Date()
        let later = Date().addingTimeInterval(1) // hidden ambientValue Date()
      }
      struct Background {
        let last: Date = Date() // hidden ambientValue Date()
        func resume(_ keyboard: Keyboard) { keyboard.show(since: last) }
      }
      struct Clock: View {
        @State private var now = Date() // hidden ambientValue Date()
        var start = Date() // hidden ambientValue Date()
      }
      final class Session {
        let began = Date() // hidden ambientValue Date()
      }
      """, counting: [])
  }

  @Test func `a struct notes when it was made in a property with such a name`() throws {
    try expectModel(
      """
      struct Notice {
        let timestamp: Date
        var createdAt = Date() // aside identity Date()
        init(createdAt: Date = Date()) { // aside identity Date()
          timestamp = Date() // aside identity Date()
          print(Date()) // hidden ambientValue Date()
        }
        mutating func show() { createdAt = Date() } // hidden ambientValue Date()
      }
      final class Session {
        let createdAt = Date() // hidden ambientValue Date()
      }
      """, counting: [])
  }

  @Test func `what the live type behind a protocol gives is none`() throws {
    try expectModel(
      """
      protocol Clock {
        var zone: TimeZone { get }
        func now() -> Date
      }
      struct SystemClock: Clock {
        var zone: TimeZone { .current } // aside adapter .current
        func now() -> Date { Date() } // aside adapter Date()
        func later() -> Date { Date() } // hidden ambientValue Date()
      }
      struct SlowClock: Clock {
        var zone: TimeZone { TimeZone.current } // aside adapter TimeZone.current
        func now() -> Date { Date().addingTimeInterval(-60) } // hidden ambientValue Date()
      }
      final class CountingClock: Clock {
        var count = 0
        var zone: TimeZone { TimeZone.current } // hidden ambientValue TimeZone.current
        func now() -> Date { Date() } // hidden ambientValue Date()
      }
      """, counting: [])
  }

  @Test func `what identifies a value that code makes is none, and makes no effect`() throws {
    try expectModel(
      """
      struct Request { let id: UUID; let body: String }
      final class Track {
        let track_uuid = UUID() // aside identity UUID()
      }
      final class Transport {
        func send(_ body: String) {
          post(Request(id: UUID(), body: body)) // aside identity UUID()
          post(Request(id: .init(), body: UUID().uuidString)) // aside identity .init(); hidden ambientValue UUID()
        }
        func post(_ request: Request) {}
        func find(id: UUID) {}
        func look() { find(id: UUID()) } // hidden ambientValue UUID()
      }
      final class Rail {
        let queue = DispatchQueue(label: "rail.\\(UUID().uuidString)") // aside identity UUID()
        let made = URL(string: "rail/\\(UUID().uuidString)") // hidden ambientValue UUID()
      }
      final class Envelope {
        let id: UUID
        let request: Request
        init() {
          id = UUID() // aside identity UUID()
          request = Request(id: UUID(), body: "") // aside identity UUID()
        }
      }
      final class Sender {
        func send() { print(Envelope()) }
      }
      """, counting: [])
  }

  @Test func `what a generator writes for texts and colors is no effect, unread as it is`() throws {
    try expectModel(
      """
      import Charts3
      final class LabelMaker {
        static let shared = LabelMaker()
        func title() -> String { R.string.localizable.title() + L10n.Common.ok }
      }
      final class ChartMaker {
        static let shared = ChartMaker()
        func chart() -> String { Chart3.shape.localized() }
      }
      final class Screen {
        func title() -> String { LabelMaker.shared.title() } // aside statelessSingleton LabelMaker.shared
        func chart() -> String { ChartMaker.shared.chart() } // hidden singleton ChartMaker.shared
      }
      """, counting: [])
  }

  @Test func `data that a constant holds is none, whatever its methods can do`() throws {
    try expectModel(
      """
      struct Strategy: Codable {
        static let `default` = Strategy(count: 2)
        var count: Int
        func delay() -> Int { unread_function() + Int.random(in: 0...count) } \
      // hidden ambientValue Int.random
      }
      struct Style {
        let name: String
        let color: Tint
        static let success = Style(name: "a", color: Tint.standard) // unclear Tint.standard
        func color(_ isOn: Bool) -> Tint { color }
      }
      struct Mark {
        let time: Date
        init() { time = Date() } // hidden ambientValue Date()
        static let first = Mark()
      }
      struct Watch {
        func now() -> Date { Date() } // hidden ambientValue Date()
        static let standard = Watch()
      }
      final class Operation {
        func run(_ strategy: Strategy) {}
        func start() { run(.default) } // aside preset .default
        func begin() { print(Mark.first) } // aside preset Mark.first
        func stop() { print(Watch.standard) } // hidden staticFacade Watch.standard
        func show() { print(Style.success) } // aside preset Style.success
      }
      """, counting: [])
  }

  @Test func `an object with the name of a test double is none`() throws {
    try expectModel(
      """
      protocol Tracker { func track() }
      final class MockTracker: Tracker {
        func track() { print(Date()) } // hidden ambientValue Date()
      }
      final class RealTracker: Tracker {
        func track() { print(Date()) } // hidden ambientValue Date()
      }
      struct Samples {
        func tracker() -> any Tracker { MockTracker() } // aside preset MockTracker()
        func real() -> any Tracker { RealTracker() } // hidden construction RealTracker()
      }
      """, counting: [])
  }

  @Test func `the deadline of a timer is none by either clock`() throws {
    try expectModel(
      """
      import Dispatch
      final class Timer {
        func start(_ source: DispatchSourceTimer) {
          source.schedule(wallDeadline: .now() + 1) // aside constant .now()
          source.schedule(wallDeadline: DispatchWallTime.now() + 1) // aside constant DispatchWallTime.now()
        }
      }
      """, counting: [])
  }

  @Test func `what an address is asked of the disk counts`() throws {
    try expectModel(
      """
      import Foundation
      final class Backup {
        func keep(_ file: URL, _ values: URLResourceValues) throws {
          var file = file
          try file.setResourceValues(values) // hidden ambientValue file.setResourceValues
          print(try file.resourceValues(forKeys: [])) // hidden ambientValue file.resourceValues
          print(try file.checkResourceIsReachable()) // hidden ambientValue file.checkResourceIsReachable()
          rename("a", "b") // hidden ambientValue rename
        }
      }
      """, counting: [])
  }

  @Test func `what each initializer replaces is no dependency`() throws {
    try expectModel(
      """
      import Foundation
      struct Setting {
        var storage = UserDefaults.standard // aside preset UserDefaults.standard
        init(storage: UserDefaults) { self.storage = storage }
      }
      struct Slider {
        var storage = UserDefaults.standard // hidden systemSingleton UserDefaults.standard
        init(storage: UserDefaults? = nil) { if let storage { self.storage = storage } }
      }
      struct Switch {
        var storage = UserDefaults.standard // hidden systemSingleton UserDefaults.standard
        init(storage: UserDefaults) { self.storage = storage }
        init(isOn: Bool) {}
      }
      """, counting: [])
  }

  @Test func `callers of the memberwise initializer can replace an object`() throws {
    try expectModel(
      """
      import SwiftUI
      final class Store: ObservableObject {
        static let shared = Store()
        var count = 0
        func save() { UserDefaults.standard.set(count, forKey: "count") } // hidden systemSingleton UserDefaults.standard
      }
      struct Counter: View {
        @ObservedObject var store = Store.shared // aside preset Store.shared
      }
      struct Panel: View {
        @ObservedObject private var other = Store.shared // hidden singleton Store.shared
      }
      struct Sheet: View {
        @ObservedObject var store = Store.shared // hidden singleton Store.shared
        init() {}
      }
      """, counting: [])
  }
}
