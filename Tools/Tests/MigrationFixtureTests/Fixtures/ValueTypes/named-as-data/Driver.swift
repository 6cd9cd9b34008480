let result6187 = Scrape6187Result(title: "a", size: 3)
print(result6187.isNew(since: 0), Scrape6187Service(title: "b").isNew(since: 0))
