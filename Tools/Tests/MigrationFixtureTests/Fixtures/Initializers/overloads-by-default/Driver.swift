print(SailLoft(name: "jib").cloth(), SailLoft(name: "main", size: 9).cloth())
