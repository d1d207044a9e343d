@main enum Fridge { static func main() {} }
