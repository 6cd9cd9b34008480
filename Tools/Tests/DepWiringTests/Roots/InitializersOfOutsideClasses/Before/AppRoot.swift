import Foundation

final class AppRoot {
  private lazy var badge = Badge()

  func makeLabel() -> Label { Label() }

  func marks() -> Marks { Marks() }

  func form() -> Form { Form(badge: badge) }

  func page(_ data: Data) throws -> Page { try JSONDecoder().decode(Page.self, from: data) }
}
