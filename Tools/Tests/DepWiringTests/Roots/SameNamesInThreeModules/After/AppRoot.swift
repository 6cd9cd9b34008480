import Billing
import Mail
import Search

@MainActor final class AppRoot {
  private lazy var configuration = Mail.Configuration()
  private lazy var serviceConfiguration = Search.Configuration()
  private lazy var billingConfiguration = Billing.Configuration()

  func makeMail() -> Mail.Service {
    Mail.Service(dependencies: .init(configuration: configuration))
  }
  func makeSearch() -> Search.Service {
    Search.Service(dependencies: .init(configuration: serviceConfiguration))
  }
  func makeBilling() -> Billing.Service {
    Billing.Service(dependencies: .init(configuration: billingConfiguration))
  }
}
