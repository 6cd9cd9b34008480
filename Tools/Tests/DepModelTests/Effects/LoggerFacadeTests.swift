import DepModel
import Testing

/// Functions that write messages to a log, whatever they do with a message.
struct LoggerFacadeTests {
  @Test func `a class that is named as a log is one where it has the functions of one`() throws {
    try expectModel(
      """
      import Foundation
      final class DiagnosticLog {
        init(category: String) {}
        func error(_ message: String) { UserDefaults.standard.set(message, forKey: "error") } \
      // hidden systemSingleton UserDefaults.standard
      }
      final class WorkoutLog {
        func save(_ text: String) { UserDefaults.standard.set(text, forKey: "workout") } \
      // hidden systemSingleton UserDefaults.standard
      }
      final class CallLog {
        func log(_ number: String) { UserDefaults.standard.set(number, forKey: "call") } \
      // hidden systemSingleton UserDefaults.standard
      }
      final class Gym {
        func call() { CallLog().log("555") } // hidden construction CallLog()
        func train() {
          DiagnosticLog(category: "gym").error("late") // aside logging DiagnosticLog
          WorkoutLog().save("run") // hidden construction WorkoutLog()
        }
      }
      """, counting: [])
  }

  @Test func `what a logger or the end of a program reaches is no effect of those who call it`()
    throws
  {
    try expectModel(
      """
      import Foundation
      func trace(_ message: String) {
        print(UserDefaults.standard.bool(forKey: "verbose")) // hidden systemSingleton UserDefaults.standard
      }
      func fail(_ message: String) -> Never {
        print(Date()) // hidden ambientValue Date()
        fatalError(message)
      }
      func debug() {
        print(Date()) // hidden ambientValue Date()
      }
      enum Log {
        static func error(_ message: @autoclosure () -> String, file: String = #file) {
          print(Date()) // aside logging Date()
        }
        static func deleteAll() {
          print(Date()) // hidden ambientValue Date()
        }
      }
      enum EventLogger {
        static func send(_ event: String, done: @escaping (Any) -> Void) {
          print(Date()) // hidden ambientValue Date()
        }
      }
      enum PlayerLogging {
        static func logFrame(_ message: String, line: Int = #line) {
          print(Date()) // aside logging Date()
        }
        static func save(_ frame: String, file: String = #file) {
          print(Date()) // hidden ambientValue Date()
        }
      }
      enum AnalyticsLogger {
        static func logScreen(_ name: String) {
          print(Date()) // hidden ambientValue Date()
        }
      }
      enum Reports {
        static func fault(_ error: any Error, file: String = #file, line: Int = #line) {
          print(Date()) // aside logging Date()
        }
        static func close(file: String = #file, line: Int = #line) {
          print(Date()) // hidden ambientValue Date()
        }
      }
      final class Accessor {
        init() { trace("made") } // aside logging trace
        func read() -> Int { fail("never") }
      }
      final class Screen {
        let accessor = Accessor()
        func show() {
          Log.error("none") // aside logging Log.error
          Reports.fault(CancellationError()) // aside logging Reports.fault
          Reports.close() // hidden staticFacade Reports.close()
          Log.deleteAll() // hidden staticFacade Log.deleteAll()
          debug() // hidden staticFacade debug()
          PlayerLogging.logFrame("a") // aside logging PlayerLogging.logFrame
          PlayerLogging.save("a") // hidden staticFacade PlayerLogging.save
          AnalyticsLogger.logScreen("a") // hidden staticFacade AnalyticsLogger.logScreen
          EventLogger.send("a") { print($0) } // hidden staticFacade EventLogger.send
        }
      }
      """, counting: [])
  }

  @Test func `a logger is told more than texts`() throws {
    try expectModel(
      """
      import Foundation
      struct Breach {}
      final class SecureLogger {
        static func info(_ message: String, line: Int = #line) {
          print(Date()) // aside logging Date()
        }
        static func info(_ breach: Breach, line: Int = #line) {
          print(Date()) // aside logging Date()
        }
        static func remove(_ breach: Breach) {
          print(Date()) // hidden ambientValue Date()
        }
      }
      final class Screen {
        func show() {
          SecureLogger.info("none") // aside logging SecureLogger.info
          SecureLogger.info(Breach()) // aside logging SecureLogger.info
          SecureLogger.remove(Breach()) // hidden staticFacade SecureLogger.remove
        }
      }
      """, counting: [])
  }

  @Test func `a script acts, whatever it logs`() throws {
    try expectModel(
      """
      import Foundation
      enum Script {
        static func run(_ source: String) -> String {
          print(source)
          return NSAppleScript(source: source)?.executeAndReturnError(nil).stringValue ?? "" \
      // hidden ambientValue NSAppleScript
        }
      }
      final class Fixer {
        func fix() { print(Script.run("a")) } // hidden staticFacade Script.run
      }
      """, counting: [])
  }

  @Test func `a logger that a type makes for itself is none`() throws {
    try expectModel(
      """
      import Foundation
      protocol SensorLogger {
        func log(_ level: Int, _ message: String)
      }
      final class ConcreteSensorLogger: SensorLogger {
        init(category: String) {}
        func log(_ level: Int, _ message: String) {
          print(FileManager.default) // hidden systemSingleton FileManager.default
        }
      }
      struct Meal {}
      final class MealLogger {
        func log(_ meal: Meal) {
          print(FileManager.default) // hidden systemSingleton FileManager.default
        }
      }
      final class WorkoutLogger {
        func save(_ workout: Int) {
          print(FileManager.default) // hidden systemSingleton FileManager.default
        }
      }
      final class Battery {
        let logger = ConcreteSensorLogger(category: "a") // aside logging ConcreteSensorLogger
        let workouts = WorkoutLogger() // hidden construction WorkoutLogger()
        let meals = MealLogger() // hidden construction MealLogger()
      }
      """, counting: [])
  }

  @Test func `what stands in the bundle of the program is no dependency`() throws {
    try expectModel(
      """
      import Foundation
      enum About {
        static var version: String { Bundle.main.infoDictionary?["Version"] as? String ?? "" } \
      // aside constant Bundle.main
        static var name: String { ProcessInfo.processInfo.processName } \
      // hidden systemSingleton ProcessInfo.processInfo
      }
      final class Screen {
        func text() -> String { About.version } // aside constant About.version
        func title() -> String { About.name } // hidden staticFacade About.name
      }
      """, counting: [])
  }

  @Test func `a logger of the system that a static keeps is no dependency`() throws {
    try expectModel(
      """
      import Foundation
      import os
      enum AppLog {
        private static let subsystem = Bundle.main.bundleIdentifier ?? "app" \
      // aside constant Bundle.main
        static let sync = Logger(subsystem: subsystem, category: "sync")
      }
      final class Sync {
        func run() { AppLog.sync.error("none") } // aside logging AppLog.sync
      }
      """, counting: [])
  }

  @Test func `a function that only hands a message to the log of a package is a log`() throws {
    try expectModel(
      """
      import CocoaLumberjackSwift
      func GDLogInfo(_ context: Int, _ message: String) { DDLogInfo(message, context: context) }
      func GDSend(_ message: String) { DDSend(message) } // aside unreadCode DDSend
      func GDStamp(_ message: String) {
        DDLogInfo(message, context: Date()) // hidden ambientValue Date()
      }
      final class Player {
        func play() {
          GDLogInfo(1, "play") // aside logging GDLogInfo
          GDSend("play") // hidden staticFacade GDSend
          GDStamp("play") // hidden staticFacade GDStamp
        }
      }
      """, counting: [])
  }

  @Test func `an assertion says that something does not hold, and a check asks`() throws {
    try expectModel(
      """
      import Foundation
      func dbgAssert(_ holds: Bool) {
        if getenv("A") != nil { assert(holds) } // hidden ambientValue getenv
      }
      func check(_ holds: Bool) {
        if getenv("A") != nil { exit(1) } // hidden ambientValue getenv
      }
      func assertPaid(_ name: String) {
        print(FileManager.default) // hidden systemSingleton FileManager.default
      }
      final class Screen {
        func show() {
          dbgAssert(true) // aside logging dbgAssert
          check(true) // hidden staticFacade check
          assertPaid("x") // hidden staticFacade assertPaid
        }
      }
      """, counting: [])
  }
}
