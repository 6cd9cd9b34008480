/// Why a feed was not read, as one line: where, what, why, and what to do.
package struct FeedFailure: Error, Equatable, Sendable, CustomStringConvertible {
  package var place: String
  package var problem: String
  package var reason: String
  package var remedy: String

  package init(_ place: String, _ problem: String, because reason: String, remedy: String) {
    self.place = place
    self.problem = problem
    self.reason = reason
    self.remedy = remedy
  }

  package var description: String {
    "\(place): \(problem): \(reason); \(remedy)".singleLine
  }
}
