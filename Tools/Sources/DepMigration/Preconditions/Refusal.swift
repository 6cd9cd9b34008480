package import DepPlan

/// Why something is left as it is.
package struct Refusal: Error, Hashable {
  package var reason: ReasonName
  package var detail: String

  package init(_ reason: ReasonName, _ detail: String) {
    self.reason = reason
    self.detail = detail
  }
}
