import Foundation
import UIKit

enum ShellShelf { case top }

final class CatalogueOfShells: UICollectionViewDiffableDataSource<ShellShelf, String> {
  override func text(of item: String) -> String {
    let isKnown = FileManager.default.fileExists(atPath: item)
    return super.text(of: item) + " \(isKnown)"
  }
}
