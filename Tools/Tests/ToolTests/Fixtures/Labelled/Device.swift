import AVFoundation
import CoreLocation
import CoreMotion
import LocalAuthentication
import StoreKit
import UIKit
import UserNotifications
import WidgetKit

// What the system hands out. Nearly all of it differs from place to place.

final class Unlock {
  func unlock() async throws -> Bool {
    let context = LAContext()  // yes
    return try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "")
  }

  func ask() async throws -> Bool {
    try await UNUserNotificationCenter.current().requestAuthorization(options: [.alert])  // yes
  }

  func badge() {
    WidgetCenter.shared.reloadAllTimelines()  // yes
  }

  func route() -> String {
    AVAudioSession.sharedInstance().category.rawValue  // yes
  }

  func isCamera() -> Bool {
    AVCaptureDevice.authorizationStatus(for: .video) == .authorized  // yes
  }

  func battery() -> Float {
    UIDevice.current.batteryLevel  // yes
  }

  func active() -> Bool {
    UIApplication.shared.applicationState == .active  // yes
  }

  func products() async throws -> Int {
    try await Product.products(for: ["one"]).count  // yes
  }

  func stamp() -> Double {
    CACurrentMediaTime()  // yes
  }

  func uptime() -> Double {
    ProcessInfo.processInfo.systemUptime  // yes
  }

  func elapsed() -> Double {
    CFAbsoluteTimeGetCurrent()  // yes
  }

  func random() -> UInt32 {
    arc4random()  // yes
  }

  func coin() -> Bool {
    Bool.random()  // yes
  }

  func shuffled(_ values: [Int]) -> [Int] {
    var generator = SystemRandomNumberGenerator()  // yes
    return values.shuffled(using: &generator)
  }

  func now() -> Date {
    Date.now  // yes
  }

  func tomorrow() -> Date {
    Date(timeIntervalSinceNow: 86_400)  // yes
  }

  func fixed() -> Date {
    Date(timeIntervalSince1970: 0)  // no
  }

  func known() -> UUID? {
    UUID(uuidString: "x")  // no
  }

  func calendar() -> Calendar {
    Calendar(identifier: .gregorian)  // no
  }

  func american() -> Locale {
    Locale(identifier: "en_US")  // no
  }

  func utc() -> TimeZone? {
    TimeZone(secondsFromGMT: 0)  // no
  }

  func store() -> UserDefaults? {
    UserDefaults(suiteName: "group")  // yes
  }

  func queue() -> DispatchQueue {
    DispatchQueue(label: "unlock")  // no
  }

  func semaphore() -> DispatchSemaphore {
    DispatchSemaphore(value: 0)  // no
  }

  func cache() -> NSCache<NSString, NSString> {
    NSCache()  // no
  }

  func decoder() -> JSONDecoder {
    let decoder = JSONDecoder()  // no
    decoder.dateDecodingStrategy = .iso8601
    return decoder
  }

  func formatted(_ date: Date) -> String {
    let formatter = ISO8601DateFormatter()  // no
    return formatter.string(from: date)
  }

  func number(_ value: Int) -> String {
    let formatter = NumberFormatter()  // no
    return formatter.string(from: NSNumber(value: value)) ?? ""
  }

  func error() -> NSError {
    NSError(domain: "unlock", code: 1)  // no
  }

  func request(_ url: URL) -> URLRequest {
    URLRequest(url: url)  // no
  }

  func predicate() -> NSPredicate {
    NSPredicate(value: true)  // no
  }
}

final class Walker: NSObject, CLLocationManagerDelegate {
  private let manager = CLLocationManager()  // yes
  private let motion = CMMotionManager()  // yes
  private var points: [CLLocation] = []

  func begin() {
    manager.delegate = self
    manager.startUpdatingLocation()
    motion.startAccelerometerUpdates()
  }

  func origin() -> CLLocation {
    CLLocation(latitude: 0, longitude: 0)  // no
  }
}
