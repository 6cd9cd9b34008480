import Foundation

let early2903 = Label2903(dependencies: .init(now: { Date(timeIntervalSince1970: -5) }))
early2903.show("a")
print(early2903.text)
print(Tag2903(name: "tag", dependencies: .init(now: { Date(timeIntervalSince1970: -5) })).show())
