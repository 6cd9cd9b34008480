import DepModel
import Testing

/// Objects of packages, builders and what static functions use.
struct ClientOfPackageTests {
  @Test func `code that makes a client of a package depends on it`() throws {
    try expectModel(
      """
      import CoinKit
      final class Rates {
        let client = CoinClient() // hidden systemSingleton CoinClient()
        func load() { CoinService.init().load() } // hidden systemSingleton CoinService.init()
        func other() { CoinClient(key: 1).load() } // aside unreadCode CoinClient
        func shape() { CoinShape().load() } // aside unreadCode CoinShape()
      }
      final class RatesFactory {
        func make() { CoinClient().load() } // aside assembly CoinClient()
      }
      """, counting: [])
  }

  @Test func `what a builder is named after is what it makes`() throws {
    try expectModel(
      """
      import Foundation
      final class Report {
        func send() { UserDefaults.standard.set(1, forKey: "a") } \
      // hidden systemSingleton UserDefaults.standard
      }
      final class ReportBuilder {
        func build() -> Report { Report() } // aside assembly Report()
      }
      final class OtherBuilder {
        func build() -> Report { Report() } // hidden construction Report()
      }
      final class Reports {
        func build() -> Report { Report() } // hidden construction Report()
      }
      """, counting: [])
  }

  @Test func `a function behind the name of its module is the same facade`() throws {
    try expectModel(
      """
      import Foundation
      func follows() -> [String] {
        UserDefaults.standard.stringArray(forKey: "a") ?? [] \
      // hidden systemSingleton UserDefaults.standard
      }
      func blocks() -> [String] { [] }
      final class Feed {
        var follows: [String] = []
        func reload() { follows = App.follows() } // hidden staticFacade App.follows()
        func other() { follows = Shop.follows() } // aside unreadCode Shop.follows()
        func block() { follows = App.blocks() }
      }
      """, counting: [])
  }

  @Test func `an identifier that only starts an animation is no dependency`() throws {
    try expectModel(
      """
      import Foundation
      final class Row {
        func body() { circle.animation(.easeIn, value: UUID()) } // aside identity UUID()
        func other() { circle.rotate(.easeIn, value: UUID()) } // hidden ambientValue UUID()
      }
      """, counting: [])
  }

  @Test func `the camera is found and opened by the device`() throws {
    try expectModel(
      """
      import AVFoundation
      final class Scanner {
        func find() -> [AVCaptureDevice] {
          AVCaptureDevice.DiscoverySession( \
      // hidden ambientValue AVCaptureDevice.DiscoverySession
            deviceTypes: [], mediaType: .video, position: .back
          ).devices
        }
        func open(_ device: AVCaptureDevice) throws -> AVCaptureDeviceInput {
          try AVCaptureDeviceInput(device: device) // hidden ambientValue AVCaptureDeviceInput
        }
      }
      """, counting: [])
  }

  @Test func `an extension of a type of an SDK asks its own static without the type's name`()
    throws
  {
    try expectModel(
      """
      import UIKit
      extension UIApplication {
        class var isActive: Bool { shared.applicationState == .active } \
      // hidden systemSingleton shared
        class var title: String { name }
      }
      final class Player {
        func play() { if UIApplication.isActive { print(1) } } \
      // hidden staticFacade UIApplication.isActive
        func title() { print(UIApplication.title) }
      }
      """, counting: [])
  }
}
