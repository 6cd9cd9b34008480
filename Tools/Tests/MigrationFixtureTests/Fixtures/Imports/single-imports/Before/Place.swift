import Foundation

struct NarwhalPlace {
  let file: URL
}
