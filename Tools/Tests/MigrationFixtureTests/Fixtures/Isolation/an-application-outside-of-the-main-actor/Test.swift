import UIKit
final class ClosedApplication: UIApplication {
  override func canOpenURL(_ url: URL) -> Bool { false }
}
var dependencies = EchidnaLinks.Dependencies.defaultDependencies
dependencies.application = ClosedApplication()
expect(!EchidnaLinks(dependencies: dependencies).canOpen("https://a"), "the application of the test")
