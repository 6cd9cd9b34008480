import Foundation

struct Note6179 { let size: Int }
struct Post6179 { let size: Int }

enum Download6179 {
  static func isAllowed(_ note: Note6179) -> Bool {
    UserDefaults.standard.integer(forKey: "limit6179") >= note.size
  }

  static func isAllowed(_ post: Post6179) -> Bool {
    UserDefaults.standard.integer(forKey: "limit6179") > post.size
  }
}

final class Card6179 {
  struct Dependencies {
    var isAllowed: @Sendable (Post6179) -> Bool
    var isDownload6179Allowed: @Sendable (Note6179) -> Bool

    static var defaultDependencies: Self {
      Self(
        isAllowed: { Download6179.isAllowed($0) },
        isDownload6179Allowed: { Download6179.isAllowed($0) })
    }
  }

  private let dependencies: Dependencies

  let post: Post6179
  let note: Note6179

  init(post: Post6179, note: Note6179, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.post = post
    self.note = note
  }

  func showsPost() -> Bool { dependencies.isAllowed(post) }

  func showsNote() -> Bool { dependencies.isDownload6179Allowed(note) }
}

final class Other6179 {
  let note: Note6179

  init(note: Note6179) { self.note = note }

  func shows(_ posts: [Post6179]) -> [Bool] {
    posts.map { note in Download6179.isAllowed(note) }
  }
}
