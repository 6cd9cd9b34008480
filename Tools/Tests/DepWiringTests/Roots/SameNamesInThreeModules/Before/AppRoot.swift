import Billing
import Mail
import Search

@MainActor final class AppRoot {
  func makeMail() -> Mail.Service { Mail.Service(dependencies: .init()) }
  func makeSearch() -> Search.Service { Search.Service(dependencies: .init()) }
  func makeBilling() -> Billing.Service { Billing.Service(dependencies: .init()) }
}
