import Foundation

print(HeathEntry(name: "a").isOpen, HeathEntry(plain: "b").name)
print(HeathEntry(date: .distantPast, isOpen: true, name: "c").name)
