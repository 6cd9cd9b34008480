import Foundation
import UIKit

enum ShellShelf { case top }

final class CatalogueOfShells: UICollectionViewDiffableDataSource<ShellShelf, String> {
  struct Dependencies {
    var fileManager: FileManager

    static var defaultDependencies: Self {
      Self(fileManager: FileManager.default)
    }
  }

  var dependencies: Dependencies = .defaultDependencies

  override func text(of item: String) -> String {
    let isKnown = dependencies.fileManager.fileExists(atPath: item)
    return super.text(of: item) + " \(isKnown)"
  }
}
