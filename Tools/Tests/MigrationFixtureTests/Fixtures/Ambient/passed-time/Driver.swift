import Foundation

let post = GroynePost()
post.note()
print(post.count(), post.age(of: .distantPast, now: .distantPast), post.isLate(.distantPast, asOf: nil))
