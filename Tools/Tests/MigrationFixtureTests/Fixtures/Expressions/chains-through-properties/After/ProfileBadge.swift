struct UserAccount: Sendable {
  struct Options: Sendable { var isLoud = false; var tags: [String] = [] }
  var name: String?
  var options = Options()
}

protocol AccountContextProtocol: AnyObject, Sendable {
  var account: UserAccount { get set }
  var previous: UserAccount? { get set }
}

final class AccountContext: @unchecked Sendable {
  static let shared = AccountContext()
  var account = UserAccount(name: "Ada")
  var previous: UserAccount?
}

extension AccountContext: AccountContextProtocol {}

final class ProfileBadge {
  struct Dependencies {
    var accountContext: any AccountContextProtocol

    static var defaultDependencies: Self {
      Self(accountContext: AccountContext.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func shout() -> String {
    dependencies.accountContext.account.options.isLoud = true
    dependencies.accountContext.account.options.tags.append("vip")
    dependencies.accountContext.previous?.name = "never"
    dependencies.accountContext.account.options.tags[0] += "!"
    let name = dependencies.accountContext.account.name?.uppercased() ?? "-"
    return "\(name) \(dependencies.accountContext.account.options.tags)"
  }
}
