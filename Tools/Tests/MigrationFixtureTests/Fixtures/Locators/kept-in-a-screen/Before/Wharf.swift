import Foundation
import UIKit

enum Wharf6116 {
  class ServiceLocator {
    nonisolated(unsafe) static var shared = ServiceLocator(port: 1)
    let port: Int
    let opened: Date

    init(port: Int) {
      self.port = port
      opened = Date()
    }
  }
}

final class WharfPreviews6116: Wharf6116.ServiceLocator {
  let made = Date()
}

final class WharfScreen6116: UIViewController {
  let services = Wharf6116.ServiceLocator.shared

  override func viewDidLoad() { title = "\(services.port)" }
}
