print(ReceiptPrinter().isPrinted(before: .distantFuture), ReceiptPrinter { .distantFuture }.isPrinted(before: Date()))
