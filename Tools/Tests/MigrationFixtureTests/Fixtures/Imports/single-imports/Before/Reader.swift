import struct Foundation.Data

final class NarwhalReader {
  func read(_ place: NarwhalPlace) -> Int {
    (try? Data(contentsOf: place.file))?.count ?? 0
  }
}
