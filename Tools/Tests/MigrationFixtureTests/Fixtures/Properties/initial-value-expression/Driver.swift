let tag = ParcelTag(weight: 1.5)
print(tag.code.count, tag.code.hasPrefix("P-"), tag.weight)
