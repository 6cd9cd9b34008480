import Foundation

final class ElmFolders {
  func home() -> URL? { URL.homeDirectory(forUser: "root") }

  func path(of user: String) -> String {
    let found = URL.homeDirectory(forUser: user)
    return found?.path ?? "none"
  }
}
