print(Ferry().sign)
print(Ferry(isEmpty: true).sign)
print(Ferry(name: "Oder") { 2 }.sign)
