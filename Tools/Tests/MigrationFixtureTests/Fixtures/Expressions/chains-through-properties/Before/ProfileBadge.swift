struct UserAccount: Sendable {
  struct Options: Sendable { var isLoud = false; var tags: [String] = [] }
  var name: String?
  var options = Options()
}

final class AccountContext: @unchecked Sendable {
  static let shared = AccountContext()
  var account = UserAccount(name: "Ada")
  var previous: UserAccount?
}

final class ProfileBadge {
  init() {}

  func shout() -> String {
    AccountContext.shared.account.options.isLoud = true
    AccountContext.shared.account.options.tags.append("vip")
    AccountContext.shared.previous?.name = "never"
    AccountContext.shared.account.options.tags[0] += "!"
    let name = AccountContext.shared.account.name?.uppercased() ?? "-"
    return "\(name) \(AccountContext.shared.account.options.tags)"
  }
}
