import UIKit

final class EchidnaLinks {
  struct Dependencies {
    var application: UIApplication
    var device: UIDevice

    static var defaultDependencies: Self {
      Self(application: UIApplication.shared, device: UIDevice.current)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func canOpen(_ link: String) -> Bool {
    guard let url = URL(string: link) else { return false }
    return dependencies.application.canOpenURL(url)
  }

  var model: String { dependencies.device.model }
}
