let printer = PolicyPrinter(customer: "Ada")
printer.copies = 2
let job = printer.job(number: 7)
printer.copies = 5
print(job(), printer.banner()())
